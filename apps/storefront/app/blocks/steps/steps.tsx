import type { Steps as StepsBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { Picture } from '../../features/images/picture.tsx'
import type { BlockProps } from '../../platform/page.ts'

const SWIPED = 'gap-4 max-md:snap-row max-md:bleed-right md:grid md:grid-cols-3 md:gap-6'
const STACKED = 'grid gap-7 md:grid-cols-3 md:gap-6'

/** The steps in order, each with its image or with its large number. */
export function Steps({ block }: BlockProps<StepsBlock>) {
  const pictured = block.items.some(item => item.picture)
  return (
    <Section title={block.headline}>
      <ol className={pictured ? SWIPED : STACKED} {...(pictured ? { tabIndex: 0 } : {})}>
        {block.items.map((item, index) => (
          <li
            key={item._uid ?? item.title}
            className={pictured ? 'max-md:w-[82vw] max-md:max-w-[340px]' : ''}
          >
            {item.picture && (
              <div className="mb-6 overflow-hidden rounded-surface border border-hairline bg-raised">
                <Picture
                  asset={item.picture.filename}
                  alt={item.picture.alt}
                  width={411}
                  height={400}
                  sizes="(width >= 768px) 33vw, 82vw"
                  className="aspect-[411/400] w-full object-cover object-top"
                />
              </div>
            )}
            {!item.picture && pictured && <div className="mb-6 aspect-[411/400] rounded-surface bg-stage" />}
            {!pictured && (
              <span
                aria-hidden="true"
                className="mb-4 type-h1 block border-t border-ink pt-4 md:text-[3.5rem]"
              >
                {index + 1}
              </span>
            )}
            <h3 className="type-h3">{pictured ? `${index + 1}. ${item.title}` : item.title}</h3>
            <p className="mt-1.5 max-w-[28em] text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
