import { OPERATIONS, type OperationId } from '@/api/generated/operations';

/** True if the contract has an operation with this id. */
export const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

/** All operations of the contract. */
export const OPERATION_IDS: readonly OperationId[] = Object.keys(OPERATIONS).filter(isOperationId);
