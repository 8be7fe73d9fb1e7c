export { eachDatabase, useDatabase } from './each-database.ts'
export { openTestPglite, openTestPostgres } from './test-database.ts'
