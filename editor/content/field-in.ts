import type { z } from 'astro/zod';
import type { ContentKind, contentFiles } from '../../model/content-files.ts';
import { formOf } from './content-kinds.ts';
import { fieldAt, type Group, type Leaf, type List } from './form.ts';
import type { Path } from './values.ts';

/** What a file of this kind contains. */
type Input<K extends ContentKind> = z.input<ReturnType<(typeof contentFiles)[K]['schema']>>;

type PathIn<T> =
  | readonly []
  | (T extends readonly (infer Entry)[]
      ? readonly [number, ...PathIn<Entry>]
      : T extends object
        ? {
            [N in keyof T & string]: readonly [N, ...PathIn<Exclude<T[N], undefined>>];
          }[keyof T & string]
        : never);

type ValueAt<T, P> = P extends readonly [infer Step, ...infer Rest]
  ? ValueAt<
      T extends readonly (infer Entry)[]
        ? Entry
        : Step extends keyof T
          ? Exclude<T[Step], undefined>
          : never,
      Rest
    >
  : T;

type FieldFor<T> = T extends readonly unknown[] ? List : T extends object ? Group : Leaf;

/** A field of a form. The compiler knows from the schema whether it exists, and what kind it is. */
export const fieldIn = <K extends ContentKind, const P extends PathIn<Input<K>>>(
  kind: K,
  ...path: P
) => fieldAt(formOf(kind), path as Path) as FieldFor<ValueAt<Input<K>, P>>;
