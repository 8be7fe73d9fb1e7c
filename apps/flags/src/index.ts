export { type FlagLibrary, openFlagLibrary } from './flag-library.ts'
export { createFlagService, type FlagServiceOptions } from './flag-service.ts'
export { DefinitionsError, readDefinitions } from './read-definitions.ts'
export { type FlagReport, flagReport } from './results/flag-report.ts'
