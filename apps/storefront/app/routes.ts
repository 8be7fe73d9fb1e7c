import { type RouteConfig, route } from '@react-router/dev/routes'

/** The server hands over inner paths: host, locale prefix, desktop marker and localised system words are resolved. */
export default [route('cart', 'routes/cart.tsx'), route('*', 'routes/page.tsx')] satisfies RouteConfig
