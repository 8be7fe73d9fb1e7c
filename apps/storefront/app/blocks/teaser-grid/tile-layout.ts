import type { TeaserTile } from '@passepartout/content-model'
import type { TileLayout } from '../teaser-tile/teaser-tile.tsx'

type Span = TeaserTile['span']

/** 12 columns: 7 + 5, 6 + 6, 4 + 4 + 4, 3 x 4; the heights make each row even. */
const LAPTOP: Record<Span, { columns: string; height: string; share: string }> = {
  wide: { columns: 'md:col-span-7', height: 'md:h-[clamp(280px,29vw,420px)]', share: '58vw' },
  narrow: { columns: 'md:col-span-5', height: 'md:h-[clamp(280px,29vw,420px)]', share: '42vw' },
  half: { columns: 'md:col-span-6', height: 'md:h-[clamp(280px,29vw,420px)]', share: '50vw' },
  third: { columns: 'md:col-span-4', height: 'md:h-[clamp(220px,28vw,400px)]', share: '33vw' },
  quarter: { columns: 'md:col-span-3', height: 'md:h-[clamp(200px,25vw,360px)]', share: '25vw' },
}

/** Rows of equal tiles are swiped on a phone instead of being broken into columns. */
export const isSwipeableOnPhone = (spans: readonly Span[]): boolean =>
  spans.length > 0 &&
  spans.every(span => span === spans[0]) &&
  (spans[0] === 'third' || spans[0] === 'quarter')

/**
 * Layout of a tile in its grid. On a phone a mixed grid has two columns; the first tile and those that would leave a
 * gap at the end span both.
 */
export function tileLayout(spans: readonly Span[], index: number): TileLayout {
  const { columns, height, share } = LAPTOP[spans[index] ?? 'third']
  if (isSwipeableOnPhone(spans)) {
    return {
      tile: `max-md:w-[76vw] ${columns}`,
      picture: `h-[76vw] ${height}`,
      sizes: `(width >= 768px) ${share}, 76vw`,
      text: '',
    }
  }
  const full = spansBothColumns(index, spans.length)
  return {
    tile: `${full ? 'max-md:col-span-2' : ''} ${columns}`,
    picture: `${full ? 'h-[65vw]' : 'h-[50vw]'} ${height}`,
    sizes: `(width >= 768px) ${share}, ${full ? '100vw' : '50vw'}`,
    text: 'max-md:hidden',
  }
}

/** First and last two, and with an even number of tiles only the first and the last. */
function spansBothColumns(index: number, count: number): boolean {
  return index === 0 || (count % 2 === 0 ? index === count - 1 : count > 3 && index >= count - 2)
}
