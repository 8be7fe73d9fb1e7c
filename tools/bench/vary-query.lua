-- Read by wrk: a question of its own for each request. What no call knows would be answered from what is kept.
local count = 0
request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. "&sku=none-" .. count)
end
