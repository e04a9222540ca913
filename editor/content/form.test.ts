import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { kindNames } from '../../model/content-files.ts';
import { formOf } from './content-kinds.ts';
import type { Field } from './form.ts';

test.each(kindNames)(
  'the form for %s has the fields of the site’s schema, each explained',
  (kind) => {
    const unexplained: string[] = [];
    const visit = (field: Field, explained: boolean) => {
      if (!explained && field.help === '') unexplained.push(field.name);
      if (field.type === 'group') for (const inner of field.fields) visit(inner, false);
      if (field.type === 'list') visit(field.entry, true);
    };
    visit(formOf(kind), true);
    expect(unexplained).toEqual([]);
    const { schema } = formOf(kind);
    expect(schema).toBeInstanceOf(z.ZodObject);
    expect(formOf(kind).fields.map(({ name }) => name)).toEqual(
      Object.keys((schema as z.ZodObject).shape),
    );
  },
);
