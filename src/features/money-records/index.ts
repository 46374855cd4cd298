/* Movements of money of all kinds in one list. Private: how their paged lists are merged. */
export { MoneyRecordsView } from './components/money-records-view';
export { NewestRecords } from './components/newest-records';
export { RecordFilters } from './components/record-filters';
export { SaveButton } from './components/save-button';
export { isAll, KINDS, PERIODS, type Filter } from './model';
