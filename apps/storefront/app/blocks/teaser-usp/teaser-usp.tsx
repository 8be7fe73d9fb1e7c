import type { TeaserUsp as TeaserUspBlock } from '@passepartout/content-model'
import {
  CartIcon,
  CheckIcon,
  PencilIcon,
  PhoneIcon,
  PhotoIcon,
  RetryIcon,
  SampleIcon,
  TruckIcon,
} from '@passepartout/ui/icons'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps } from '../../platform/page.ts'

const ICONS = {
  truck: TruckIcon,
  phone: PhoneIcon,
  sample: SampleIcon,
  photo: PhotoIcon,
  check: CheckIcon,
  retry: RetryIcon,
  cart: CartIcon,
  pencil: PencilIcon,
}
const COLUMNS: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 nav:grid-cols-4',
}

/** The shop's promises, in up to four short points. */
export function TeaserUsp({ block, page }: BlockProps<TeaserUspBlock>) {
  return (
    <section
      aria-label={block.label}
      className="border-hairline border-y bg-raised max-md:mt-8 [aside+&]:mt-0 [aside+&]:border-t-0"
    >
      <ul className={`wrap grid gap-x-8 gap-y-5 py-6 md:py-7 ${COLUMNS[block.items.length] ?? ''}`}>
        {block.items.map(item => {
          const Icon = ICONS[item.icon]
          return (
            <li key={item._uid ?? item.title} className="flex gap-3.5">
              <Icon size={24} className="mt-px flex-none text-accent" />
              <div>
                <p className="font-semibold">
                  {item.link ? <a href={urlOf(item.link, page)}>{item.title}</a> : item.title}
                </p>
                {item.text && <p className="text-14 text-muted">{item.text}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
