import type { Video as VideoBlock } from '@passepartout/content-model'
import { imageUrl } from '../../features/images/image-url.ts'
import type { BlockProps } from '../../platform/page.ts'

const SHAPES = {
  '16:9': 'aspect-video',
  '4:3': 'aspect-[4/3]',
  '1:1': 'mx-auto aspect-square max-w-[44rem]',
  '9:16': 'mx-auto aspect-[9/16] max-w-[26rem]',
}

/** A video that plays on request and loads nothing but its poster before. */
export function Video({ block, page }: BlockProps<VideoBlock>) {
  const { translate } = page
  const source = block.video.filename
  return (
    <figure className="wrap py-8">
      {/* biome-ignore lint/a11y/useMediaCaption: films without speech have none; the schema asks for them where somebody speaks */}
      <video
        controls
        playsInline
        preload="none"
        aria-label={block.title}
        poster={imageUrl(block.poster.filename, { width: 1280 })}
        className={`w-full rounded-picture bg-skeleton object-cover ${SHAPES[block.ratio ?? '16:9']}`}
      >
        <source src={source} type={source.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
        {block.captions && (
          <track
            kind="captions"
            src={block.captions.filename}
            srcLang={page.contentLocale.slice(0, 2)}
            label={translate('media.captions')}
            default
          />
        )}
        <p className="p-6">
          {translate('media.no-video')}{' '}
          <a href={source} download>
            {translate('media.download')}
          </a>
        </p>
      </video>
      {block.caption && <figcaption className="mt-2 text-14 text-muted">{block.caption}</figcaption>}
    </figure>
  )
}
