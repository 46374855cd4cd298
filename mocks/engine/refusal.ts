/** The reasons that the engine itself gives; each is a key of the contract's error catalogue (checked where they are encoded). */
export type RefusalKey =
  | 'user_not_found'
  | 'wrong_password'
  | 'account_frozen'
  | 'account_locked'
  | 'verification_code_wrong'
  | 'verification_code_expired'
  | 'too_many_attempts'
  | 'username_exists'
  | 'invite_code_invalid'
  | 'referrer_not_found'
  | 'old_password_wrong'
  | 'passwords_differ'
  | 'real_name_required'
  | 'wallet_not_found'
  | 'wallet_insufficient'
  | 'account_insufficient'
  | 'balance_insufficient'
  | 'amount_wrong'
  | 'pair_not_found'
  | 'trading_closing'
  | 'order_below_minimum'
  | 'order_above_maximum'
  | 'trade_record_not_found'
  | 'status_abnormal'
  | 'already_applied'
  | 'currency_absent'
  | 'quote_expired'
  | 'project_not_found'
  | 'project_ended'
  | 'project_state_wrong'
  | 'project_full'
  | 'deposit_not_found'
  | 'deposit_status_abnormal'
  | 'quantity_below_minimum'
  | 'product_not_found'
  | 'pid_empty'
  | 'parameter_wrong'
  | 'parameters_missing'
  | 'request_illegal'
  | 'operation_unauthorized'
  | 'data_not_found'
  | 'function_unavailable'
  | 'session_expired'
  | 'id_number_already_verified'
  | 'real_name_failed'
  | 'file_too_large'
  | 'file_exists'
  | 'file_type_wrong'
  | 'upload_failed'
  | 'trade_password_wrong'
  | 'currency_not_added'
  | 'withdrawal_address_exists'
  | 'withdrawal_address_missing'
  | 'address_delete_forbidden'
  | 'transaction_account_already_set'
  | 'withdrawal_pending'
  | 'fee_changed'
  | 'withdrawal_exceeds_holding';

/** A command that is not carried out. Thrown before any event is applied, so the state is as it was. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly key: RefusalKey;

  constructor(key: RefusalKey) {
    super(key);
    this.key = key;
  }
}
