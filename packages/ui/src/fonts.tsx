import bricolage from '../fonts/bricolage-grotesque-600-latin.woff2?url'
import figtree from '../fonts/figtree-latin.woff2?url'
import fraunces from '../fonts/fraunces-500-soft-latin.woff2?url'
import instrument from '../fonts/instrument-sans-latin.woff2?url'
import { isFirstScreenFont } from './first-screen-fonts.ts'

const FILES = [bricolage, instrument, fraunces, figtree]

/** Preloads the fonts of a channel's first screen: a font that arrives after the text is not used. */
export function FontPreloads({ channel }: { channel: string }) {
  return FILES.filter(file => isFirstScreenFont(channel, file)).map(href => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
