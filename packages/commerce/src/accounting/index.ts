export { accountingCommand, parseExchangeRates } from './accounting-command.ts'
export {
  AccountingError,
  type AccountingPorts,
  datevBatch,
  invoiceArchive,
  turnoverCsv,
  turnoverOf,
  unionSalesCsv,
  unionSalesOf,
} from './accounting-files.ts'
