import type { AccountDesign } from '@passepartout/contracts'
import { TextField } from '@passepartout/ui/field'
import { Notice } from '@passepartout/ui/notice'
import { AreaForm } from './area-form.tsx'
import { type AreaPage, type AreaProps, errorOfForm } from './area-page.ts'
import { EmptyStateLink } from './empty-state-link.tsx'

/** Designs as tiles; the actions of each are folded away below it. */
export function DesignList({ page, failed, designs }: AreaProps & { designs: readonly AccountDesign[] }) {
  if (designs.length === 0)
    return (
      <Notice title={page.translate('area.designs-none')} text={page.translate('area.designs-none-text')}>
        <EmptyStateLink page={page} />
      </Notice>
    )
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 nav:gap-x-5">
      {designs.map(design => (
        <li key={design.id}>
          <DesignTile page={page} design={design} />
          <Actions page={page} failed={failed} design={design} />
        </li>
      ))}
    </ul>
  )
}

export function DesignRow({ page, designs }: { page: AreaPage; designs: readonly AccountDesign[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {designs.map((design, index) => (
        <li key={design.id} className={index > 1 ? 'max-md:hidden' : ''}>
          <DesignTile page={page} design={design} />
        </li>
      ))}
    </ul>
  )
}

function DesignTile({ page, design }: { page: AreaPage; design: AccountDesign }) {
  const title = design.title || page.translate('area.unnamed')
  return (
    <a href={page.href(design.editUrl)} data-away="" className="group block no-underline">
      <span className="grid aspect-[5/6] place-items-center overflow-clip rounded-surface bg-stage p-5">
        <img
          src={design.pictureUrl}
          alt=""
          loading="lazy"
          className="max-h-full max-w-full shadow-float transition-transform group-hover:scale-102"
        />
      </span>
      <span className="mt-3 block font-semibold break-words group-hover:underline">{title}</span>
      <span className="mt-0.5 block text-14 text-muted">{design.updatedAt.text}</span>
    </a>
  )
}

function Actions({ page, failed, design }: AreaProps & { design: AccountDesign }) {
  const { translate } = page
  const { id } = design
  const title = design.title || translate('area.unnamed')
  const renamed = errorOfForm(failed, 'rename-design', id)
  const props = { page, section: 'designs', id } as const
  return (
    <details open={renamed !== undefined} className="disclosure mt-1 text-14">
      <summary className="text-link flex min-h-11 items-center">
        {translate('area.more')}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="grid gap-3 pb-2">
        <AreaForm {...props} intent="rename-design" failed={renamed} className="grid gap-3">
          <TextField
            id={`title-${id}`}
            name="title"
            label={translate('area.new-title')}
            defaultValue={renamed?.values.title ?? design.title}
            error={renamed?.errors.title?.[0]}
            maxLength={120}
            autoComplete="off"
          />
          <button type="submit" className="button button-secondary button-small">
            {translate('area.rename')}
          </button>
        </AreaForm>
        <a
          href={`${page.href(design.editUrl)}#share`}
          data-away=""
          className="button button-secondary button-small w-full"
        >
          {translate('area.share')}
          <span className="sr-only">: {title}</span>
        </a>
        <AreaForm {...props} intent="copy-design" failed={errorOfForm(failed, 'copy-design', id)}>
          <input type="hidden" name="copyTitle" value={translate('area.copy-of', { title })} />
          <button type="submit" className="button button-secondary button-small w-full">
            {translate('area.copy')}
          </button>
        </AreaForm>
        <AreaForm {...props} intent="delete-design" failed={errorOfForm(failed, 'delete-design', id)}>
          <p className="mb-2 text-muted">{translate('area.delete-sure')}</p>
          <button type="submit" className="button button-secondary button-small w-full">
            {translate('area.delete-design')}
          </button>
        </AreaForm>
      </div>
    </details>
  )
}
