import { getThemesRoute } from './get-themes.ts'

export const themeRoutes = [getThemesRoute]
