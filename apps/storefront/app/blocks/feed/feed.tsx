import type { Feed as FeedBlock } from '@passepartout/content-model'
import { Notice } from '@passepartout/ui/notice'
import { Pagination } from '@passepartout/ui/pagination'
import { Picture } from '../../features/images/picture.tsx'
import { urlOf } from '../../features/links/address.ts'
import { linkedPages } from '../../features/product-list/list-state.ts'
import { longestWordStyle } from '../../features/product-list/longest-word-style.ts'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { FeedEntry, LoadedFeed } from './load-feed.ts'

/** Pages as tiles, with links to the older ones. */
export function Feed({ block, page, data }: BlockProps<FeedBlock, LoadedFeed | undefined>) {
  const { translate } = page
  const Heading = `h${block.level ?? '2'}` as const
  const Title = block.level === '1' ? 'h2' : 'h3'
  return (
    <section className="wrap py-section">
      <Heading
        className={block.level === '1' ? 'type-overview' : 'type-h2'}
        style={longestWordStyle(block.headline)}
      >
        {block.headline}
      </Heading>
      {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
      {data && data.entries.length > 0 ? (
        <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
          {data.entries.map(entry => (
            <Entry key={entry.id} page={page} entry={entry} heading={Title} />
          ))}
        </ul>
      ) : (
        <Notice
          heading={Title}
          title={translate(data ? 'feed.none-title' : 'feed.failed-title')}
          text={translate(data ? 'feed.none-text' : 'feed.failed-text')}
        />
      )}
      {data && data.pages > 1 && <Pages page={page} data={data} />}
    </section>
  )
}

function Entry({ page, entry, heading: Heading }: { page: Page; entry: FeedEntry; heading: 'h2' | 'h3' }) {
  const href = urlOf(
    { fieldtype: 'multilink', linktype: 'story', id: entry.id, url: '', cached_url: entry.slug },
    page,
  )
  return (
    <li className="tile">
      {entry.picture && (
        <div className="tile-picture mb-4 aspect-[3/2]">
          <Picture
            asset={entry.picture.filename}
            alt={entry.picture.alt}
            width={411}
            height={274}
            sizes="(width >= 1000px) 411px, (width >= 768px) 30vw, (width >= 576px) 46vw, 100vw"
            className="size-full object-cover"
          />
        </div>
      )}
      <Heading className="type-h3">
        <a href={href} className="tile-link tile-name no-underline">
          {entry.title}
        </a>
      </Heading>
      <p className="mt-2 text-15 text-muted">{entry.text}</p>
      {entry.published && (
        <p className="mt-2 text-13 text-muted">
          <time dateTime={entry.published.slice(0, 10)}>
            {new Intl.DateTimeFormat(page.shop.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(entry.published),
            )}
          </time>
        </p>
      )}
    </li>
  )
}

function Pages({ page, data }: { page: Page; data: LoadedFeed }) {
  const { translate } = page
  return (
    <div className="mt-10">
      <Pagination
        label={translate('overview.pages')}
        entries={linkedPages(data.page, data.pages)}
        current={data.page}
        hrefOf={number => page.href(page.path) + (number === 1 ? '' : `?page=${number}`)}
        nameOf={number => translate('overview.page', { page: number })}
      />
    </div>
  )
}
