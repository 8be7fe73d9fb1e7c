import type { AccountPhoto } from '@passepartout/contracts'
import { TrashIcon } from '@passepartout/ui/icons'
import { Notice } from '@passepartout/ui/notice'
import { AreaForm } from './area-form.tsx'
import { type AreaProps, errorOfForm } from './area-page.ts'

interface PhotoListProps extends AreaProps {
  photos: readonly AccountPhoto[]
  orderDays: number
  cartDays: number
}

/** Stored photos with the day of their deletion. Photos used only in designs can be deleted here. */
export function PhotoList({ page, failed, photos, orderDays, cartDays }: PhotoListProps) {
  const { translate } = page
  return (
    <>
      <p className="measure text-muted">
        {translate('area.photos-text', { order: orderDays, cart: cartDays })}
      </p>
      {photos.length === 0 ? (
        <Notice title={translate('area.photos-none')} text={translate('area.photos-none-text')} />
      ) : (
        <ul className="mt-7 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 nav:grid-cols-4">
          {photos.map(photo => (
            <li key={photo.id}>
              <img
                src={`${photo.previewUrl}?size=640`}
                alt={photo.name}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="aspect-square w-full rounded-surface bg-stage object-contain"
              />
              <p className="mt-2 truncate text-14 font-semibold">{photo.name}</p>
              <div className="flex items-start justify-between gap-2">
                <p className="mt-0.5 text-14 text-muted">
                  {translate(`area.use-${photo.use}`)}
                  {photo.keptUntil && (
                    <time dateTime={photo.keptUntil.at} className="block">
                      {translate('area.kept-until', { day: photo.keptUntil.text })}
                    </time>
                  )}
                </p>
                {photo.use === 'design' && (
                  <AreaForm
                    page={page}
                    section="photos"
                    intent="delete-photo"
                    id={photo.id}
                    failed={errorOfForm(failed, 'delete-photo', photo.id)}
                  >
                    <button
                      type="submit"
                      aria-label={translate('area.delete-photo', { name: photo.name })}
                      className="-mt-2 -mr-2 grid size-11 place-items-center text-muted hover:text-ink"
                    >
                      <TrashIcon size={20} />
                    </button>
                  </AreaForm>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
