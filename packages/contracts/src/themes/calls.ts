export { getThemes } from './get-themes.ts'
