import type { ReactNode } from 'react'
import type { Scene as SceneBlock } from '../../blocks/scene/schema.ts'
import type { Page } from '../../platform/page.ts'
import { ProductScene } from '../pictures/product-scene.tsx'

interface GalleryProps {
  page: Page
  /** The wall to scale. */
  wall: ReactNode
  wallThumbnail: SceneBlock
  scenes: readonly SceneBlock[]
}

const dots =
  'pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-2 nav:pointer-events-auto nav:static nav:mt-2.5 nav:grid nav:grid-cols-6 nav:gap-2'

/** The wall and further views in a row to swipe; thumbnails on a laptop, dots on a phone. */
export function Gallery({ page, wall, wallThumbnail, scenes }: GalleryProps) {
  const { translate } = page
  const thumbnails = [wallThumbnail, ...scenes]
  return (
    <div data-gallery="" className="relative max-nav:-mx-margin">
      <ul
        data-views=""
        aria-label={translate('calculator.views')}
        className="snap-row aspect-square snap-mandatory overflow-y-hidden md:aspect-[776/620]"
      >
        <li id="view-1" className="size-full overflow-hidden">
          {wall}
        </li>
        {scenes.map((scene, index) => (
          <li
            key={scene._uid ?? `${scene.scene}-${scene.crop}`}
            id={`view-${index + 2}`}
            className="size-full overflow-hidden"
          >
            <ProductScene
              block={scene}
              sizes="(width >= 1000px) 776px, 100vw"
              aspect={null}
              className="h-full"
            />
          </li>
        ))}
      </ul>
      {scenes.length > 0 && (
        <ol className={dots}>
          {thumbnails.slice(0, 6).map((scene, index) => (
            <li key={`${scene.scene}-${scene._uid ?? index}`}>
              <a
                href={`#view-${index + 1}`}
                data-view={index}
                aria-current={index === 0 ? 'true' : undefined}
                className="block max-nav:size-2 max-nav:rounded-full max-nav:bg-ink/30 max-nav:aria-[current=true]:bg-ink nav:outline-accent nav:aria-[current=true]:outline-2 nav:-outline-offset-2 nav:relative"
              >
                <span className="max-nav:hidden">
                  <ProductScene block={{ ...scene, alt: '' }} sizes="122px" aspect={122 / 84} />
                </span>
                <span className="sr-only">{translate('calculator.view', { number: index + 1 })}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
