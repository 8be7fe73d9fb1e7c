import type { ErrorStory } from '@passepartout/content-model'
import { BlankCard } from '../../features/cards/blank-card.tsx'
import { HeroScene } from '../../features/hero/hero-scene.tsx'
import { longestWordStyle } from '../../features/product-list/longest-word-style.ts'
import { SearchForm } from '../../features/search/search-form.tsx'
import type { Page } from '../../platform/page.ts'
import { TeaserTile } from '../teaser-tile/teaser-tile.tsx'

/** In the centre, text at its left, the label at its right. */
const PLACE = { width: 0.165, centreX: 0.4975, top: 0.2 }
const SUGGESTION = {
  tile: '',
  picture: 'aspect-[4/3]',
  sizes: '(width >= 1000px) 16vw, (width >= 768px) 33vw, 50vw',
  name: 'font-text text-16 font-semibold',
}

const FEW = { ...SUGGESTION, sizes: '(width >= 768px) 33vw, 50vw', name: 'type-h3' }

/** The content-driven error page: an empty frame (or a blank card), the error, and where to go instead. */
export function ErrorPage({ page }: { page: Page }) {
  const content = page.story?.content as ErrorStory | undefined
  const { translate } = page
  const cards = page.shop.channel === 'kartenliebe'
  const broken = page.status >= 500
  const headline = broken ? translate('error.broken') : (content?.headline ?? translate('error.title'))
  const text = broken ? translate('error.broken-text') : (content?.text ?? translate('error.text'))
  const suggestions = content?.suggestions ?? []
  const few = suggestions.length < 5
  const hung = cards ? undefined : content?.scene
  return (
    <>
      <section className={`relative ${cards ? 'bg-panel' : ''}`}>
        {hung && (
          <div className="relative h-[400px] md:h-[480px] nav:h-[clamp(440px,44vw,760px)]">
            <HeroScene block={hung} place={PLACE} empty className="h-full" />
            <p className="absolute right-4 bottom-4 min-w-[172px] max-w-[60vw] bg-raised px-3.5 py-3 text-13 leading-[1.35] shadow-card nav:right-auto nav:bottom-[26%] nav:left-[63%]">
              <strong className="block font-semibold">
                {content?.label?.title ?? translate('error.untitled')}
              </strong>
              {content?.label?.technique ?? translate('error.not-found')}
              <span className="block text-muted">
                {translate('error.status', { status: String(page.status) })}
              </span>
            </p>
          </div>
        )}
        <div
          className={
            content?.scene
              ? 'wrap pt-6 nav:absolute nav:inset-x-0 nav:top-0 nav:pt-[clamp(48px,8vw,120px)]'
              : 'wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-24'
          }
        >
          <div className={hung ? 'nav:max-w-[30%]' : ''}>
            <h1 className="type-overview" style={longestWordStyle(headline)}>
              {headline}
            </h1>
            <p className="mt-4 text-18">{text}</p>
            <a href={page.href('/')} className="button button-primary mt-6 max-sm:w-full">
              {translate('error.to-start')}
            </a>
            {!broken && (
              <div className="mt-6 max-w-[520px]">
                <SearchForm page={page} />
              </div>
            )}
            {!hung && <Help page={page} />}
          </div>
          {cards && (
            <div className="grid place-items-center">
              <BlankCard className="w-[min(56vw,280px)] -rotate-3" />
            </div>
          )}
        </div>
      </section>
      {suggestions.length > 0 && (
        <section className="wrap py-section">
          <h2 className="type-h2 mb-section-head text-[clamp(1.5rem,1.1rem+1.3vw,2rem)]">
            {content?.suggestionsHeadline || translate('error.suggestions')}
          </h2>
          <ul
            className={`grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-6 ${few ? '' : 'nav:grid-cols-6'}`}
          >
            {suggestions.map(tile => (
              <TeaserTile
                key={tile._uid ?? tile.title}
                tile={tile}
                page={page}
                prices={undefined}
                layout={few ? FEW : SUGGESTION}
              />
            ))}
          </ul>
          {hung && <Help page={page} />}
        </section>
      )}
    </>
  )
}

/** The status code to quote to the hotline, and the hotline's hours. */
function Help({ page }: { page: Page }) {
  const { global, status, translate } = page
  return (
    <p className="mt-6 text-14 text-muted">
      {global
        ? translate('error.help', {
            status: String(status),
            hotline: global.service.hotline,
            hours: global.service.hours,
          })
        : translate('error.status', { status: String(status) })}
    </p>
  )
}
