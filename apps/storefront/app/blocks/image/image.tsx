import { Picture } from '../../features/pictures/picture.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { Image as ImageBlock } from './schema.ts'

/** A picture across the content's width, with its caption. */
export function Image({ block }: BlockProps<ImageBlock>) {
  return (
    <figure className="wrap py-8">
      <Picture
        asset={block.picture.filename}
        alt={block.picture.alt}
        width={1280}
        height={440}
        sizes="(width >= 1360px) 1280px, 100vw"
        className="aspect-[3/2] w-full rounded-picture object-cover md:aspect-[32/11]"
      />
      {block.caption && <figcaption className="mt-2 text-14 text-muted">{block.caption}</figcaption>}
    </figure>
  )
}
