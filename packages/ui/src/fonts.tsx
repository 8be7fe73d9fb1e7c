import bricolage from '../fonts/bricolage-grotesque-600-latin.woff2?url'
import figtree from '../fonts/figtree-latin.woff2?url'
import fraunces from '../fonts/fraunces-500-soft-latin.woff2?url'
import instrument from '../fonts/instrument-sans-latin.woff2?url'

const FACES: Record<string, readonly string[]> = {
  passepartout: [bricolage, instrument],
  kartenliebe: [fraunces, figtree],
}

/** Preloads the two faces that the first screen of a channel is set in. */
export function FontPreloads({ channel }: { channel: string }) {
  return (FACES[channel] ?? []).map(href => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
