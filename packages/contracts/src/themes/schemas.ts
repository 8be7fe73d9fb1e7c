import { getThemesSchemas } from './get-themes.schema.ts'

export const themeSchemas = { getThemes: getThemesSchemas }
