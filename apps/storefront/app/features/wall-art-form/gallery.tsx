import type { Scene as SceneBlock } from '@passepartout/content-model'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { EnlargeButton } from '../images/enlarge-button.tsx'
import { ProductScene } from '../images/product-scene.tsx'
import { WallColours } from './wall-colours.tsx'

interface GalleryProps {
  page: Page
  /** The wall, to scale. */
  wall: ReactNode
  wallThumbnail: SceneBlock
  scenes: readonly SceneBlock[]
}

/** The wall and further views in a row to swipe; thumbnails on a laptop, dots on a phone. */
export function Gallery({ page, wall, wallThumbnail, scenes }: GalleryProps) {
  const { translate } = page
  const thumbnails = [wallThumbnail, ...scenes]
  return (
    <div
      data-gallery=""
      {...(scenes.length > 0 && { 'data-enhance': 'views' })}
      className="relative max-nav:-mx-margin"
    >
      <ul
        data-views=""
        aria-label={translate('calculator.views')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="snap-row aspect-square snap-mandatory overflow-y-hidden md:aspect-[776/620] md:[@media(height<=60rem)]:aspect-[1.466]"
      >
        <li id="view-1" className="relative size-full overflow-hidden">
          {wall}
          <WallColours page={page} />
        </li>
        {scenes.map((scene, index) => (
          <li
            key={scene._uid ?? `${scene.scene}-${scene.crop}`}
            id={`view-${index + 2}`}
            className="size-full overflow-hidden"
          >
            <ProductScene
              block={scene}
              sizes="(width >= 1664px) 940px, (width >= 1000px) 776px, 100vw"
              aspect={null}
              className="h-full"
            />
          </li>
        ))}
      </ul>
      {scenes.length > 0 && (
        <>
          <EnlargeButton page={page} className="top-3 right-3" />
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-2 nav:hidden"
          >
            {thumbnails.slice(0, 6).map((scene, index) => (
              <span
                key={`${scene.scene}-${scene._uid ?? index}`}
                data-current={index === 0 ? '' : undefined}
                className="size-2 rounded-full bg-ink/30 data-current:bg-ink"
              />
            ))}
          </p>
          <ol className="mt-2.5 grid grid-cols-6 gap-2 max-nav:hidden">
            {thumbnails.slice(0, 6).map((scene, index) => (
              <li key={`${scene.scene}-${scene._uid ?? index}`}>
                <a
                  href={`#view-${index + 1}`}
                  data-view={index}
                  aria-current={index === 0 ? 'true' : undefined}
                  className="block -outline-offset-2 outline-accent aria-[current=true]:outline-2"
                >
                  <ProductScene block={{ ...scene, alt: '' }} sizes="122px" aspect={122 / 84} />
                  <span className="sr-only">{translate('calculator.view', { number: index + 1 })}</span>
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
