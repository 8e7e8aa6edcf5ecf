import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { WorldMap } from './WorldMap.tsx';

const meta: Meta<typeof WorldMap> = { component: WorldMap };
export default meta;

type Story = StoryObj<typeof WorldMap>;

const places = [
  { key: 'kyoto', name: 'Kyoto, Japan', latitude: 35.02, longitude: 135.75, value: 6 },
  { key: 'tokyo', name: 'Tokyo, Japan', latitude: 35.69, longitude: 139.69, value: 90 },
  { key: 'new-york', name: 'New York City, United States', latitude: 40.71, longitude: -74.01, value: 160 },
  {
    key: 'san-francisco',
    name: 'San Francisco, United States',
    latitude: 37.77,
    longitude: -122.42,
    value: 120,
  },
  { key: 'sao-paulo', name: 'São Paulo, Brazil', latitude: -23.55, longitude: -46.64, value: 14 },
  { key: 'lagos', name: 'Lagos, Nigeria', latitude: 6.45, longitude: 3.39, value: 3 },
  { key: 'auckland', name: 'Auckland, New Zealand', latitude: -36.85, longitude: 174.76, value: 2 },
  { key: 'honolulu', name: 'Honolulu, United States', latitude: 21.31, longitude: -157.86, value: 1 },
  { key: 'munich', name: 'Munich, Germany', latitude: 48.14, longitude: 11.58, value: 20 },
];

export const Seats: Story = {
  args: {
    label: 'The seats of the companies',
    places,
    legend: [1, 10, 100],
    noun: 'companies',
    current: 'munich',
    onSelect: fn(),
  },
};
export const Plain: Story = {
  args: { label: 'The seats of the companies', places, legend: [1, 10, 100], noun: 'companies' },
};
export const Empty: Story = { args: { ...Plain.args, places: [] } };
export const LongText: Story = {
  args: {
    ...Seats.args,
    noun: 'companies that have their seat in a city of this database',
    places: places.map((place) =>
      place.key === 'munich'
        ? { ...place, name: 'Munich, the capital of the Free State of Bavaria in the south of Germany' }
        : place,
    ),
  },
};
export const Narrow: Story = { ...Seats, ...narrow };
export const InColumn: Story = { ...Seats, ...inColumn };
export const RightToLeft: Story = { ...Seats, ...rightToLeft };
export const Dark: Story = { ...Seats, ...dark };
