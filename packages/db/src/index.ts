export { DatabaseLockedError } from './lock.ts'
export { type Database, type OpenDatabase, type OpenOptions, openDatabase } from './open.ts'
