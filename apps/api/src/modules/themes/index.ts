import { getThemesRoute } from './get-themes.ts'

export { listThemes, type Theme } from './theme-index.ts'
export { toThemePayload } from './to-theme-payload.ts'

export const themeRoutes = [getThemesRoute]
