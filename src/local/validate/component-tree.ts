import { isRecord } from './checks.ts';

/** Any component as plain JSON. */
export type ComponentJson = Record<string, unknown> & { type: number };

/** All components of a message or modal, parents before children, in order of appearance. */
export function* everyComponent(components: unknown): Generator<ComponentJson> {
  if (!Array.isArray(components)) return;
  for (const component of components) {
    if (!isRecord(component)) continue;
    yield component as ComponentJson;
    yield* everyComponent(component.components);
    for (const inner of [component.accessory, component.component]) {
      if (isRecord(inner)) yield* everyComponent([inner]);
    }
  }
}

/** The media items of a component: gallery items, thumbnail, file. */
export function mediaOf(component: ComponentJson): { url: string }[] {
  const items = Array.isArray(component.items) ? component.items.map((item) => item?.media) : [];
  return [...items, component.media, component.file].filter((item) => typeof item?.url === 'string');
}

/** The component with that custom id. */
export function componentNamed(components: unknown, customId: string): ComponentJson | undefined {
  for (const component of everyComponent(components)) if (component.custom_id === customId) return component;
  return undefined;
}
