import {
  type Asset,
  type Box,
  type Crop,
  clampCrop,
  type DayPhoto,
  dayPhotoWidth,
  LEAST_DAY_PHOTO_MM,
  LEAST_DAY_PHOTO_PPI,
  LIMITS,
  maskPath,
} from '@passepartout/document'
import { cropAroundFaces } from '@passepartout/document/faces'
import { useEffect, useRef } from 'react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { DayPhotoImage } from './day-photo-image.tsx'

interface DayPhotoFieldProps {
  photo: DayPhoto | undefined
  onChange: (photo: DayPhoto | undefined) => void
}

const NO_FACES: readonly Box[] = []

/** The photo in the cell of a day: a choice among the customer's photos, its shape and its crop. */
export function DayPhotoField({ photo, onChange }: DayPhotoFieldProps) {
  const { t, photos, design } = useDesigner()
  const tray = useDesign(state => state.tray).filter(({ source }) => source === 'upload')
  const width = useEditor(({ document }) => dayPhotoWidth(document))
  const used = useEditor(({ document }) => document.calendar?.events.filter(event => event.photo).length ?? 0)
  const faces = useDesign(state => (photo && state.faces.subjects?.[photo.assetId]) ?? NO_FACES)
  const asset = photo && photos.asset(photo.assetId)
  /** The crop that was proposed; the customer's own is left alone. */
  const proposed = useRef<Crop>(undefined)
  const facesIn = (id: string) => design.get().faces.subjects?.[id] ?? NO_FACES
  const propose = (of: Asset, found: readonly Box[]) => {
    const sideMm = Math.max(width, LEAST_DAY_PHOTO_MM)
    proposed.current = cropAroundFaces(of, found, { sideMm, leastPpi: LEAST_DAY_PHOTO_PPI })
    return proposed.current
  }
  // Faces are found after the photo is chosen where it has just arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only found faces change the proposal
  useEffect(() => {
    if (photo && asset && proposed.current === photo.crop) onChange({ ...photo, crop: propose(asset, faces) })
  }, [faces])

  const reason =
    width < LEAST_DAY_PHOTO_MM
      ? t('dates.photo.small', { mm: LEAST_DAY_PHOTO_MM })
      : used >= LIMITS.dayPhotos && !photo
        ? t('dates.photo.full', { most: LIMITS.dayPhotos })
        : tray.length === 0
          ? t('dates.photo.none')
          : ''
  return (
    <div className="day-photo-field date-wide">
      {reason && <p className="small muted">{reason}</p>}
      {tray.length > 0 && (
        <fieldset className="background-photos" aria-label={t('dates.photo.choose')} disabled={reason !== ''}>
          {tray.map(({ id, name, tiers }) => (
            <label key={id} title={name}>
              <input
                type="radio"
                name="day-photo"
                aria-label={name}
                checked={asset !== undefined && id === asset.id}
                onChange={() => {
                  const chosen = photos.asset(id)
                  if (chosen) onChange({ ...photo, assetId: id, crop: propose(chosen, facesIn(id)) })
                }}
              />
              <img src={tiers[160] ?? tiers[640]} alt="" loading="lazy" decoding="async" />
            </label>
          ))}
        </fieldset>
      )}
      {photo && asset && <DayPhotoCrop {...{ photo, asset, onChange }} />}
    </div>
  )
}

const PREVIEW: Box = { x: 0, y: 0, width: 100, height: 100 }
const SHAPES = ['round', 'square'] as const

/** Shape and crop, with the photo as it will be printed. */
function DayPhotoCrop({ photo, asset, onChange }: DayPhotoFieldProps & { photo: DayPhoto; asset: Asset }) {
  const { t } = useDesigner()
  const { crop, shape, ...rest } = photo
  const frame = { cover: PREVIEW, whole: PREVIEW }
  const setCrop = (next: Crop) => onChange({ ...photo, crop: clampCrop(frame, asset, next) })
  const { zoom, centre } = crop
  const sliders = [
    {
      key: 'zoom',
      value: zoom,
      min: 1,
      max: Math.max(8, zoom),
      set: (value: number) => ({ ...crop, zoom: value }),
    },
    {
      ...{ key: 'across', value: centre.u, min: 0, max: 1 },
      set: (u: number) => ({ ...crop, centre: { ...centre, u } }),
    },
    {
      ...{ key: 'down', value: centre.v, min: 0, max: 1 },
      set: (v: number) => ({ ...crop, centre: { ...centre, v } }),
    },
  ]
  return (
    <div className="day-photo-crop">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <DayPhotoImage
          {...{ asset, crop }}
          box={PREVIEW}
          outline={maskPath(shape === 'square' ? 'rect' : 'circle', PREVIEW, 0)}
        />
      </svg>
      <div>
        <fieldset className="segments" aria-label={t('dates.photo.shape')}>
          {SHAPES.map(one => (
            <div key={one}>
              <input
                type="radio"
                name="day-photo-shape"
                id={`day-photo-${one}`}
                checked={(shape ?? 'round') === one}
                onChange={() => onChange({ ...rest, crop, ...(one === 'square' && { shape: one }) })}
              />
              <label htmlFor={`day-photo-${one}`}>{t(`dates.photo.${one}`)}</label>
            </div>
          ))}
        </fieldset>
        {sliders.map(({ key, value, min, max, set }) => (
          <label key={key}>
            <span>{t(`dates.photo.${key}`)}</span>
            <input
              type="range"
              {...{ min, max, value }}
              step={0.01}
              onChange={event => setCrop(set(Number(event.currentTarget.value)))}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
