import type { ArticleCartLine } from '@passepartout/contracts'
import { pictureUrl } from '../pictures/picture-url.ts'

const WIDTH = 216

/** An article as it lies on the shelf, or a disc of its colour where it has no picture. */
export function ArticlePicture({ line, name }: { line: ArticleCartLine; name: string }) {
  if (!line.picture) {
    return <div className="absolute inset-[22%] rounded-full" style={{ background: line.swatch ?? '' }} />
  }
  const source = (width: number) => pictureUrl(`goods/${line.picture}`, { width })
  return (
    <img
      src={source(WIDTH)}
      srcSet={`${source(WIDTH)} 1x, ${source(2 * WIDTH)} 2x`}
      alt={name}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
}
