import type { LinkList as LinkListBlock } from '@passepartout/content-model'
import { ChevronRightIcon } from '@passepartout/ui/icons'
import { Section } from '@passepartout/ui/section'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

/** Further links in columns. */
export function LinkList({ block, page }: BlockProps<LinkListBlock>) {
  const count = block.items.length
  const columns = `${count === 3 ? '' : 'sm:grid-cols-2'} ${count === 4 ? '' : 'nav:grid-cols-3'}`
  return (
    <Section title={block.headline} text={block.text}>
      <ul className={`grid gap-x-6 ${columns}`}>
        {block.items.map(({ text, link }) => (
          <li key={text} className="border-hairline border-b">
            <a
              href={urlOf(link, page)}
              className="flex h-full min-h-12 items-center justify-between gap-3 py-2 no-underline hover:text-accent hover:underline"
            >
              {text}
              <ChevronRightIcon size={18} className="flex-none text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
