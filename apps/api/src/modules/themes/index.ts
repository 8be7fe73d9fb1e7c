import { getThemesRoute } from './get-themes.ts'

export { toThemePayload } from './shown-theme.ts'
export { listThemes, type Theme } from './theme-index.ts'

export const themeRoutes = [getThemesRoute]
