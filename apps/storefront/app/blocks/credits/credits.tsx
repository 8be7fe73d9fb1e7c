import type { Credits as CreditsBlock } from '@passepartout/content-model'
import { PHOTO_CREDITS } from '../../features/images/photo-credits.ts'
import { Picture } from '../../features/images/picture.tsx'
import { longestWordStyle } from '../../features/product-list/longest-word-style.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Every photograph with its author and licence. */
export function Credits({ block }: BlockProps<CreditsBlock>) {
  return (
    <section className="wrap pt-12 pb-section md:pt-16">
      <h1 className="type-h1" style={longestWordStyle(block.headline)}>
        {block.headline}
      </h1>
      {block.text && <p className="type-lead measure mt-4">{block.text}</p>}
      <ul className="mt-10 grid gap-x-6 gap-y-6 sm:grid-cols-2 nav:grid-cols-3">
        {PHOTO_CREDITS.map(({ id, credit, licence }) => (
          <li key={id} className="flex gap-4">
            <Picture
              asset={`/_assets/photos/${id}.jpg`}
              alt=""
              width={96}
              height={72}
              className="h-[72px] w-[96px] flex-none object-cover"
            />
            <p className="min-w-0 text-14">
              <span className="block font-semibold">
                {/^https?:/.test(credit.source) ? (
                  <a href={credit.source} className="underline-offset-2" rel="noopener">
                    {credit.title}
                  </a>
                ) : (
                  credit.title
                )}
              </span>
              <span className="block text-muted">{credit.author}</span>
              <a href={licence.url} className="text-muted underline-offset-2" rel="license noopener">
                {licence.name}
              </a>
              <span lang="en" className="block text-13 text-muted">
                {credit.changes}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
