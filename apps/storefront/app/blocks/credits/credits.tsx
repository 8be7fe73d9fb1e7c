import { Picture } from '../../features/pictures/picture.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { Credits as CreditsBlock } from './schema.ts'

/** Every photograph with its author and licence. */
export function Credits({ block }: BlockProps<CreditsBlock>) {
  return (
    <section className="wrap pt-12 pb-section md:pt-16">
      <h1 className="type-h1">{block.headline}</h1>
      {block.text && <p className="type-lead measure mt-4">{block.text}</p>}
      <ul className="mt-10 grid gap-x-6 gap-y-6 sm:grid-cols-2 nav:grid-cols-3">
        {block.items.map(item => (
          <li key={item._uid ?? item.photo} className="flex gap-4">
            <Picture
              asset={`/_assets/photos/${item.photo}.jpg`}
              alt=""
              width={96}
              height={72}
              className="h-[72px] w-[96px] flex-none object-cover"
            />
            <p className="min-w-0 text-14">
              <span className="block font-semibold">
                {item.sourceUrl ? (
                  <a href={item.sourceUrl} className="underline-offset-2" rel="noopener">
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </span>
              <span className="block text-muted">{item.author}</span>
              <a href={item.licenceUrl} className="text-muted underline-offset-2" rel="license noopener">
                {item.licence}
              </a>
              {item.changes && <span className="block text-13 text-muted">{item.changes}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
