export { readCatalogue, readCatalogueFiles } from './catalogue.ts'
export {
  eachDatabase,
  openOnServer,
  testServerUrl,
  type UsedDatabase,
  useDatabase,
  useJobs,
  workOff,
} from './each-database.ts'
export { fuzzSeed, fuzzSize } from './fuzz-size.ts'
export { hashInFull } from './hashes.ts'
export { allOr, byRun, isLongRun, isShortRun } from './long-run.ts'
export { oddFile } from './odd-file.ts'
export { statementFile } from './statement-file.ts'
export type { StandInRefund, StandInSession } from './stripe-objects.ts'
export { openStripeStandIn, type StandInEvent, type StripeStandIn } from './stripe-stand-in.ts'
export { openTestPglite, openTestPostgres } from './test-database.ts'
