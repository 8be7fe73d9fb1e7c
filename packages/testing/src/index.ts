export { readCatalogue } from './catalogue.ts'
export { eachDatabase, useDatabase } from './each-database.ts'
export { oddFile } from './odd-file.ts'
export { openTestPglite, openTestPostgres } from './test-database.ts'
