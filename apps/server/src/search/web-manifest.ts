import { BRAND_NAMES, type HostShop, localesOf } from '@passepartout/domain'
import { BRAND_COLOURS } from './brand-icons.ts'

/** `/site.webmanifest`: name, colours and icons of the channel for home screens. */
export function webManifest({ channel, country }: HostShop) {
  const { bar } = BRAND_COLOURS[channel]
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: BRAND_NAMES[channel],
    short_name: BRAND_NAMES[channel],
    lang: localesOf(country)[0],
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: bar,
    background_color: bar,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
