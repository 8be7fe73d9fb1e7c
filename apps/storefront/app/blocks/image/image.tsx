import type { Image as ImageBlock } from '@passepartout/content-model'
import { Picture } from '../../features/pictures/picture.tsx'
import { pictureMeta } from '../../features/pictures/picture-meta.ts'
import type { BlockProps } from '../../platform/page.ts'

const WIDTH = 1280

/** A picture across the content's width, with its caption. */
export function Image({ block }: BlockProps<ImageBlock>) {
  // A picture whose shape nobody knows is shown as a band.
  const ratio = block.shape === 'own' ? pictureMeta(block.picture.filename).ratio : 0
  return (
    <figure className="wrap py-8 [&:has(+[data-band])]:pb-section">
      <Picture
        asset={block.picture.filename}
        alt={block.picture.alt}
        width={WIDTH}
        height={ratio ? Math.round(WIDTH / ratio) : 440}
        sizes="(width >= 1360px) 1280px, 100vw"
        placeholder
        className={
          ratio
            ? 'h-auto w-full rounded-picture'
            : 'aspect-[3/2] w-full rounded-picture object-cover md:aspect-[32/11]'
        }
      />
      {block.caption && <figcaption className="mt-2 text-14 text-muted">{block.caption}</figcaption>}
    </figure>
  )
}
