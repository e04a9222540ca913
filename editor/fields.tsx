import { type ComponentSchema, fields } from '@keystatic/core';
import { z } from 'astro/zod';
import type { TextKind } from '../src/content/fields.ts';
import type { PictureField } from '../src/content/schema.ts';
import { labelOf, namingField } from './labels.ts';
import { pictureInput } from './picture-input.tsx';

/** Stands for a picture while the editor's forms are made from the site's schema. */
export const pictureInForms = (() =>
  z.string().meta({ kind: 'picture' satisfies TextKind })) as unknown as PictureField;

interface Place {
  name: string;
  description: string | undefined;
  /** May be left empty: by itself, or because the whole group around it may. */
  optional: boolean;
}

/** The form for an object's fields, made from the schema, so that the two can't differ. */
export function formFor(schema: z.ZodObject, optional = false): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      fieldFor(field as z.ZodType, { name, description: undefined, optional }),
    ]),
  );
}

function fieldFor(schema: z.ZodType, { name, description, optional }: Place): ComponentSchema {
  const place = { name, description: description ?? schema.description, optional };
  const common = {
    label: labelOf(name),
    ...(place.description && { description: place.description }),
  };
  if (schema instanceof z.ZodDefault && schema.unwrap() instanceof z.ZodBoolean) {
    return fields.checkbox({ ...common, defaultValue: schema.def.defaultValue === true });
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldFor(schema.unwrap() as z.ZodType, { ...place, optional: true });
  }
  if (schema instanceof z.ZodObject) return fields.object(formFor(schema, optional), common);
  if (schema instanceof z.ZodArray) return listFor(schema, name, common);
  if (schema instanceof z.ZodNumber) {
    return fields.number({ ...common, validation: { isRequired: !optional } });
  }
  if (schema instanceof z.ZodEnum) {
    const choices = schema.options.map(String);
    const options = choices.map((value) => ({ value, label: labelOf(value.replaceAll('-', ' ')) }));
    return fields.select({ ...common, options, defaultValue: choices[0] as string });
  }
  if (schema instanceof z.ZodString) return textFor(schema, common, optional);
  throw new Error(`The editor knows no form for ${name}.`);
}

interface Common {
  label: string;
  description?: string;
}

function textFor(schema: z.ZodString, common: Common, optional: boolean): ComponentSchema {
  const kind = schema.meta()?.kind as TextKind | undefined;
  if (kind === 'picture') return pictureInput({ ...common, optional });
  if (kind === 'day') return fields.date(common);
  return fields.text({
    ...common,
    multiline: kind === 'prose',
    validation: { isRequired: !optional },
  });
}

function listFor(schema: z.ZodArray, name: string, common: Common): ComponentSchema {
  const entry = schema.element as z.ZodType;
  const naming = entry instanceof z.ZodObject ? namingField(entry.shape) : undefined;
  const element =
    entry instanceof z.ZodObject
      ? fields.object(formFor(entry))
      : fieldFor(entry, { name, description: undefined, optional: false });
  return fields.array(element, {
    ...common,
    itemLabel: (props) => nameOfEntry(props, naming) || 'A new entry',
  });
}

function nameOfEntry(props: unknown, naming: string | undefined): string {
  const { fields: inner, value } = props as {
    fields?: Record<string, { value: unknown }>;
    value?: unknown;
  };
  return String((naming ? inner?.[naming]?.value : value) ?? '');
}
