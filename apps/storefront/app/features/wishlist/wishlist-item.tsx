import type { WishlistItem as Item } from '@passepartout/contracts'
import { inOneName } from '@passepartout/domain'
import { HeartIcon, PencilIcon, SampleIcon } from '@passepartout/ui/icons'
import { SwatchDots } from '@passepartout/ui/swatch'
import type { Page } from '../../platform/page.ts'
import { designImage } from '../images/design-image.ts'
import { TileImageView } from '../images/tile-image.tsx'
import { HeartButton } from './heart-button.tsx'

const STAGE = 230 / 224

interface WishlistItemProps {
  page: Page
  item: Item
  /** True on the visitor's own list, where cards can be removed and have a note; on a shared list they can be saved. */
  own?: boolean
}

/** A card on a list, in the palette it was saved in: links to its page, into the designer, to a sample. */
export function WishlistItem({ page, item, own = false }: WishlistItemProps) {
  const { translate } = page
  const { theme, palette, note } = item
  const { name, themeId, refinements } = theme
  const [foil] = refinements
  const details = inOneName(page.shop.locale, [
    theme.format.name,
    ...(foil && foil.value !== 'none' ? [foil.name] : []),
    palette.name,
  ])
  return (
    <li id={`card-${themeId}`} className="relative flex flex-col break-inside-avoid">
      <div className="tile group">
        <div className="tile-picture grid place-items-center" style={{ aspectRatio: STAGE }}>
          <TileImageView
            picture={designImage(palette.preview, theme.sizeMm)}
            stage={STAGE}
            width={410}
            sizes="(width >= 768px) 30vw, 46vw"
          />
        </div>
        <h2 className="mt-3 font-text text-15 leading-snug font-semibold md:text-[1.0625rem]">
          <a href={page.href(item.detailPath)} className="tile-link tile-name no-underline">
            {name}
          </a>
        </h2>
        <p className="text-14 text-muted max-nav:min-h-[2lh]">{details.join(', ')}</p>
        <div className="mt-1.5 min-h-5">
          {theme.palettes.length > 1 && (
            <SwatchDots
              colours={theme.palettes}
              spoken={translate('overview.colours-of', {
                count: theme.palettes.length,
                names: theme.palettes.map(one => one.name).join(', '),
              })}
            />
          )}
        </div>
      </div>
      <div className="mt-3 flex gap-2 print:hidden">
        <a
          href={page.href(item.designerUrl)}
          rel="nofollow"
          aria-label={translate('wishlist.design-of', { name })}
          className="button button-accent button-small flex-1"
        >
          {translate('wishlist.design')}
        </a>
        <a
          href={page.href(item.sampleUrl)}
          rel="nofollow"
          aria-label={translate('wishlist.sample-of', { name })}
          title={translate('wishlist.sample-of', { name })}
          className="button button-accent button-small w-11 px-0!"
        >
          <SampleIcon size={20} />
        </a>
      </div>
      {own ? <NoteField page={page} item={item} /> : note && <p className={NOTE}>{note}</p>}
      {own ? (
        <form method="post">
          <button
            type="submit"
            name="remove"
            value={themeId}
            aria-label={translate('wishlist.remove', { name })}
            title={translate('wishlist.remove', { name })}
            className="heart is-kept"
          >
            <HeartIcon size={20} />
          </button>
        </form>
      ) : (
        <HeartButton page={page} themeId={themeId} palette={palette.id} name={name} />
      )}
    </li>
  )
}

const NOTE = 'mt-2 rounded-field bg-stage px-3.5 py-2.5 text-14 wrap-anywhere'

/** The visitor's note on the card; unfolds for editing. */
function NoteField({ page, item: { theme, note } }: { page: Page; item: Item }) {
  const { translate } = page
  const label = translate('wishlist.note-of', { name: theme.name })
  const id = `note-${theme.themeId}`
  return (
    <details className={`group/note ${note ? '' : 'print:hidden'}`}>
      <summary
        className={`mt-2 flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-field py-2 text-14 ${note ? 'bg-stage px-3.5' : 'text-muted hover:text-ink'}`}
      >
        <PencilIcon size={16} className="flex-none print:hidden" />
        <span className="sr-only">{label}: </span>
        <span className="wrap-anywhere">{note || translate('wishlist.note-add')}</span>
      </summary>
      <form method="post" className="mt-2 grid gap-2">
        <input type="hidden" name="theme" value={theme.themeId} />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          id={id}
          name="note"
          rows={2}
          maxLength={200}
          defaultValue={note}
          className="field field-sizing-content py-2.5 text-15"
        />
        <button type="submit" name="intent" value="note" className="button button-accent button-small">
          {translate('wishlist.note-save')}
        </button>
      </form>
    </details>
  )
}
