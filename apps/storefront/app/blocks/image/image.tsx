import type { Image as ImageBlock } from '@passepartout/content-model'
import { imageMeta } from '../../features/images/image-meta.ts'
import { Picture } from '../../features/images/picture.tsx'
import type { BlockProps } from '../../platform/page.ts'

const WIDTH = 1280

/** An image across the width of the content, with its caption. */
export function Image({ block }: BlockProps<ImageBlock>) {
  // An image of unknown aspect ratio is shown as a band.
  const ratio = block.shape === 'own' ? imageMeta(block.picture.filename).ratio : 0
  return (
    <figure className="wrap py-8 [&:has(+[data-band])]:pb-section">
      {/* An extra box reserves the space of an image that fails to load. */}
      <div
        className={`overflow-clip rounded-picture ${ratio ? '' : 'aspect-[3/2] md:aspect-[32/11]'}`}
        style={ratio ? { aspectRatio: ratio } : undefined}
      >
        <Picture
          asset={block.picture.filename}
          alt={block.picture.alt}
          width={WIDTH}
          height={ratio ? Math.round(WIDTH / ratio) : 440}
          sizes="(width >= 1360px) 1280px, 100vw"
          placeholder
          className="size-full object-cover"
        />
      </div>
      {block.caption && <figcaption className="mt-2 text-14 text-muted">{block.caption}</figcaption>}
    </figure>
  )
}
