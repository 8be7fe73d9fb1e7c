import { getThemesRoute } from './get-themes.ts'

export { shownTheme } from './shown-theme.ts'
export { type Theme, themesOf } from './theme-index.ts'

export const themeRoutes = [getThemesRoute]
