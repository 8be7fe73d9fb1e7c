export { ADDRESS_DE } from './address-de.ts'
export {
  createAwaitingOrder,
  daysLater,
  type HookCalls,
  PLACED_AT,
  recordOrderHooks,
} from './awaiting-order.ts'
export { readCatalogue, readCatalogueFiles } from './catalogue.ts'
export {
  describeEachDatabase,
  drainJobs,
  openServerDatabase,
  testServerUrl,
  type UsedDatabase,
  useDatabase,
  useJobs,
} from './describe-each-database.ts'
export { difficultFile } from './difficult-file.ts'
export { type FakeLab, type FakeLabOrder, startFakeLab } from './fake-lab.ts'
export { type FakeEvent, type FakeStripe, startFakeStripe } from './fake-stripe.ts'
export { fuzzSeed, fuzzSize } from './fuzz-size.ts'
export { useRealHashes } from './hashes.ts'
export { isLongRun, isQuickRun, sampleUnlessLongRun, valueByRun } from './long-run.ts'
export { statementFile } from './statement-file.ts'
export type { FakeRefund, FakeSession } from './stripe-objects.ts'
export { openTestPglite, openTestPostgres } from './test-database.ts'
